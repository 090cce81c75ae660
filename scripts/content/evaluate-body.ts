import { runSync } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types.js'
import * as runtime from 'react/jsx-runtime'
import type { MdxBody } from './types.ts'

/**
 * The React component of a body: `<Body components={…} />`, given every component that content may use.
 * The code is the compiler's own output (`new Function`); of the content only literals are in it.
 */
export const evaluateBody = ({ code }: MdxBody): MDXContent => runSync(code, runtime).default
