/** A line of --- above or below the fields of a file. */
export const fenceLine = /^---[ \t]*$/m
