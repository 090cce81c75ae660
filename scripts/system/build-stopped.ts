/** A build, or a reading of content, that stopped for a reason that has been or will be printed. */
export class BuildStopped extends Error {}
