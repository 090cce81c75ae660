import { hours } from '#content/schema/weaving.ts'
import { fnv1a } from './random.ts'

/** A time of day or season, which gives a weaving its palette. */
export type Hour = (typeof hours)[number]

/** The colours of the artwork. Each sky equals the hour's token in theme.css. */
export const palettes = {
  dawn: {
    sky: '#14204f',
    mist: '#26357a',
    peak: { light: '#3f4fa3', shade: '#2f3d8b' },
    snow: { light: '#ffc98a', shade: '#f08a5d' },
    ridge: { fill: '#7d1740', thread: '#b8304f' },
    hill: { fill: '#b5162f', accent: '#f4b43c', outline: '#0d1537' },
    band: { background: '#0d1537', thread: '#f4b43c', triangle: '#e2552f', inner: '#3b9a80' },
    medallion: ['#f4b43c', '#e2552f', '#fff1d6'],
  },
  noon: {
    sky: '#d6e8f4',
    mist: '#ffffff',
    peak: { light: '#8db4d6', shade: '#6f9ac4' },
    snow: { light: '#ffffff', shade: '#bcd5ea' },
    ridge: { fill: '#234f9c', thread: '#5f93cf' },
    hill: { fill: '#14594d', accent: '#f4b43c', outline: '#0d1537' },
    band: { background: '#0d1537', thread: '#f4b43c', triangle: '#d63648', inner: '#ffffff' },
    medallion: ['#c4183c', '#f4b43c', '#ffffff'],
  },
  blue: {
    sky: '#0d3a7c',
    mist: '#1c4f98',
    peak: { light: '#5a93d2', shade: '#3f78b8' },
    snow: { light: '#ffffff', shade: '#cfe2f4' },
    ridge: { fill: '#11286a', thread: '#2f62b4' },
    hill: { fill: '#0a1640', accent: '#f4b43c', outline: '#e2552f' },
    band: { background: '#b5162f', thread: '#ffffff', triangle: '#f4b43c', inner: '#0a1640' },
    medallion: ['#ffffff', '#f4b43c', '#8fc1ee'],
  },
  gold: {
    sky: '#f5b840',
    mist: '#facd77',
    peak: { light: '#e38b2a', shade: '#cf7620' },
    snow: { light: '#fff3d6', shade: '#fcdf9f' },
    ridge: { fill: '#a82e1c', thread: '#cf5a2c' },
    hill: { fill: '#741430', accent: '#f5b840', outline: '#14204f' },
    band: { background: '#14204f', thread: '#f5b840', triangle: '#e2552f', inner: '#ffffff' },
    medallion: ['#a5132f', '#fff3d6', '#741430'],
  },
  gurans: {
    sky: '#a31236',
    mist: '#b82d4c',
    peak: { light: '#db5a70', shade: '#c4405c' },
    snow: { light: '#ffffff', shade: '#f9dbdb' },
    ridge: { fill: '#5a1038', thread: '#8c2450' },
    hill: { fill: '#182055', accent: '#f4b43c', outline: '#e2552f' },
    band: { background: '#0d1537', thread: '#f4b43c', triangle: '#ffffff', inner: '#3b9a80' },
    medallion: ['#f4b43c', '#ffffff', '#5a1038'],
  },
  juniper: {
    sky: '#0f4a42',
    mist: '#1b5e55',
    peak: { light: '#459382', shade: '#347e6f' },
    snow: { light: '#f4fbf7', shade: '#cfe8dc' },
    ridge: { fill: '#0a302c', thread: '#1f6457' },
    hill: { fill: '#b5162f', accent: '#f4b43c', outline: '#0a302c' },
    band: { background: '#0d1537', thread: '#f4b43c', triangle: '#ffffff', inner: '#d63648' },
    medallion: ['#f4b43c', '#ffffff', '#d63648'],
  },
} as const satisfies Record<Hour, object>

export type Palette = (typeof palettes)[Hour]

/** The hour that frontmatter chooses, or else one that depends on the slug. */
export const hourOf = (slug: string, chosen?: { hour?: Hour | undefined }): Hour =>
  chosen?.hour ?? hours[fnv1a(slug) % hours.length] ?? 'dawn'

/** The colour of the sky, which is also the background of text. */
export const skyOf = (hour: Hour): string => palettes[hour].sky

/** The colour of text on the sky: `ink-900` for the two light hours, else white. */
export const textColour = (hour: Hour): string =>
  hour === 'noon' || hour === 'gold' ? '#14204f' : '#ffffff'
