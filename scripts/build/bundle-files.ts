/**
 * What the bundle keeps beside its folders for visitors and for the server: the frame of every page,
 * the script of the service worker, and the one that undoes it.
 */
export const bundleFiles = {
  frame: 'frame.html',
  worker: 'worker.js',
  removal: 'removal.js',
} as const
