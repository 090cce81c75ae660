import { expect, it, onTestFinished, vi } from 'vitest'
import { openRepository } from '#components/admin/sent/repository.ts'

it('asks GitHub again after a request that failed', async () => {
  const none = { nodes: [] }
  const site = { viewerPermission: 'WRITE', forks: none, pullRequests: none }
  const answer = async () => Response.json({ data: { site, own: { ref: null } } })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', vi.fn(answer).mockRejectedValueOnce(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())

  const { find } = openRepository({ backend: { repo: 'institute/website', branch: 'main' } })
  const sent = { collection: 'faqs', slug: 'visa' }
  await expect(find(sent)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('nothing was sent') },
  })
  expect(await find(sent)).toMatchObject({ isFork: false, proposal: undefined })
})
