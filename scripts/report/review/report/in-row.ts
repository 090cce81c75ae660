import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'

/** Nodes one after the other, as if each had been written by hand: they never move, so they need no keys. */
export const inRow = (nodes: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...nodes)
