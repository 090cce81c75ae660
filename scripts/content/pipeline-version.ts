/** Part of the key of the cache: change it with whatever changes what `compileMdx` returns. */
export const pipelineVersion = '3'
