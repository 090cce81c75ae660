import { createElement, type ComponentType, type ReactElement } from 'react'

/** An island's element from the JSON of its props. */
export type IslandRenderer = (propsJson: string) => ReactElement

/** An entry of `client.ts`: fetches the component when it is wanted. */
export const lazyIsland =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<IslandRenderer> => {
    const component = await load()
    return (propsJson) => createElement(component, JSON.parse(propsJson))
  }
