import type { OpenedSite } from '../open-site.ts'
import { diagnosticsOf, type FaultIn, type Rules } from '../rule.ts'

/** A repository on a day: 2027-01-31. */
export type Repository = {
  readonly root: string
  readonly opened: OpenedSite
  readonly day: string
}

/** Rules that read more than the content: what is made of it, or its history. */
export type RepositoryRules = Rules<Repository, Promise<readonly FaultIn[]>>

export const checkRepository = async (rules: RepositoryRules, repository: Repository) =>
  diagnosticsOf(rules, await rules.check(repository))
