/** A build that stopped for a reason that has been printed. */
export class BuildStopped extends Error {}
