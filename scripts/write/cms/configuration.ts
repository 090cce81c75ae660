import type { CmsConfig, Collection, CollectionFile, I18nOptions } from '@sveltia/cms'
import { components } from '#content/schema/components.ts'
import { flags } from '#content/schema/fields.ts'
import { collectionKinds, type CollectionKind, kindOf, kinds } from '#content/kinds/table.ts'
import {
  type AdminData,
  facts,
  siteFormat,
  type TextComponent,
  textWidget,
} from '#components/admin/format.ts'
import { type Translation, translations as codes } from '#content/schema/languages.ts'
import { notFoundRoute, pageRoute } from '#content/schema/routes.ts'
import { routeOf } from '#content/kinds/routes.ts'
import type { Site } from '#content/kinds/site.ts'
import { maxBytes } from '#scripts/read/files/index.ts'
import { describe, type Field, layoutsOf, valueAt } from '#scripts/read/fields/index.ts'
import type { Document } from '#scripts/read/documents/index.ts'
import { addressOf, bodyOf, pagesIn } from '#scripts/read/site-map/index.ts'
import { namingField, titleOf } from '../draft.ts'
import { formFields, type FormField } from './fields.ts'
import { shapeName, shapes } from './shapes.ts'
import { hintOf, hintOfSlug, hintOfText, labelOf } from './words.ts'

type Options = {
  /** Every file of content, with or without faults. */
  documents: readonly Document[]
  /** The files in other languages. Without one, the editor shows no language. */
  translations?: readonly Document[]
  /** Where changes are sent; without it, the forms write to a folder of this computer only. */
  editing: Site['editing']
  base: string
}

/** The data of the editor, from the schemas. */
export const adminData = (options: Options): AdminData => ({
  config: cmsConfiguration(options),
  shapes: shapes(),
  components: textComponents(),
  pages: sitePages(options.documents),
})

/** Home, the other pages, and the entries with a page of their own. */
const sitePages = (documents: readonly Document[]): AdminData['pages'] =>
  documents
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((document) => {
      const address = routeOf(document)
      const isOffered = address !== undefined && address !== notFoundRoute
      return isOffered ? [{ address, title: titleOf(document) }] : []
    })

const rankOf = (each: Document) => (each.kind === 'page' ? placeInList(each) : 1)

/** The components that writers may use in a text. Each of their fields is a text. */
const textComponents = (): TextComponent[] =>
  Object.entries(components).map(([name, { description, isBlock, props }]) => ({
    name,
    label: labelOf(name),
    description,
    isBlock,
    fields: describe(props).fields.map((field) => ({
      name: field.name,
      label: labelOf(field.name),
      hint: hintOf(field),
      isRequired: field.isRequired,
      type: field.meta.link ? 'address' : 'text',
    })),
  }))

/** The configuration of Sveltia CMS, from the schemas: https://sveltiacms.app/en/docs */
export function cmsConfiguration(options: Options): CmsConfig {
  const { documents, translations = [], editing, base } = options
  const languages = codes.filter((code) => translations.some(({ language }) => language === code))
  return {
    load_config_file: false,
    backend: backendOf(editing),
    publish_mode: 'editorial_workflow',
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: {
      all: {
        slugify_filename: true,
        transformations: { heic: photo, jpeg: photo, png: photo },
      },
      default: { config: { max_file_size: maxBytes } },
      stock_assets: { providers: [] },
    },
    app_title: 'Editing this site',
    logo: { src: `${base}icon.svg` },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    i18n: filesBeside(languages),
    collections: collectionKinds.map((kind) =>
      kind === 'page' ? pageFiles(documents) : entries(kind, documents),
    ),
    singletons: [
      {
        name: 'site',
        label: kinds.site.title,
        ...fileOf('content/site.yaml'),
        format: siteFormat.name,
        preview_path: inLanguage('/'),
        fields: formFields(describe(kinds.site.schema).fields),
      },
    ],
  }
}

/** A photo is sent as WebP of at most this size in pixels, without the place where it was taken. */
const photo = { width: 2560, height: 2560 }

/** Each translation is a file with its code in the name. A new entry is in English alone. */
const filesBeside = (languages: readonly Translation[]): I18nOptions => ({
  structure: 'multiple_files',
  locales: ['en', ...languages],
  default_locale: 'en',
  initial_locales: 'default',
  omit_default_locale_from_file_path: true,
  omit_default_locale_from_preview_path: true,
})

const fileOf = (path: string) => ({ file: path.replace(/(?=\.\w+$)/, '.{{locale}}'), i18n: true })

/** Anyone may propose a change. People without the right to write to the repository get a fork. */
const backendOf = (editing: Site['editing']): CmsConfig['backend'] => ({
  name: 'github',
  // Required. "Work with Local Repository" doesn't use it, and signing in to this one fails.
  repo: editing?.repository ?? 'local/site',
  branch: editing?.branch ?? 'main',
  open_authoring: true,
  auth_scope: 'public_repo',
  ...(editing?.signIn === undefined
    ? { auth_methods: ['token'] }
    : { base_url: editing.signIn, auth_methods: ['oauth', 'token'] }),
})

/** Where the built site shows the entries of a kind. */
const addressIn = (documents: readonly Document[], kind: CollectionKind): string =>
  addressOf({ kind, slug: '{{slug}}' }, pagesIn(documents)) ?? '/'

const inLanguage = (address: string) => `{{locale}}${address}`

function entries(kind: CollectionKind, documents: readonly Document[]): Collection {
  const { title, collection, folder } = kinds[kind]
  const { description, fields } = describe(kinds[kind].schema)
  const identifier = namingField(kind)
  const fieldOfFacts: FormField = { name: facts, widget: 'hidden' }
  return {
    name: collection,
    label: `${title}s`,
    label_singular: title,
    description,
    folder,
    extension: 'mdx',
    format: shapeName(kind),
    create: true,
    identifier_field: identifier,
    slug: { template: `{{fields.${identifier}}}`, editable: ['create'], hint: hintOfSlug },
    summary: `{{${identifier}}}{{${facts}}}`,
    preview_path: inLanguage(addressIn(documents, kind)),
    ...sortingOf(fields, identifier),
    fields: [...form({ kind, fields }), fieldOfFacts],
    i18n: true,
  }
}

/** Sorts a list as the site does: by `order`, or from the newest `date`. */
function sortingOf(fields: readonly Field[], identifier: string): Partial<Collection> {
  const field = ['order', 'date'].find((each) => fields.some(({ name }) => name === each))
  if (field === undefined) return {}
  const direction = field === 'date' ? 'descending' : 'ascending'
  return { sortable_fields: { fields: [field, identifier], default: { field, direction } } }
}

/** Home is the first page of the list, the page for unknown addresses the last. */
const placeInList = ({ slug }: Document) => Number(slug === '404') - Number(slug === 'index')

function pageFiles(documents: readonly Document[]): Collection {
  const { title, collection } = kinds.page
  const layouts = layoutsOf('page')
  const files = documents
    .filter(({ kind }) => kind === 'page')
    .toSorted((a, b) => placeInList(a) - placeInList(b))
    .flatMap((document): CollectionFile[] => {
      const { path, slug, fields } = document
      const chosen = valueAt(fields, ['layout'])
      const found = layouts.find(({ layout }) => layout === chosen)
      if (!found) return []
      const { layout, group } = found
      const format = shapeName('page', layout)
      const own = form({ kind: 'page', layout, fields: group.fields })
      const preview_path = inLanguage(pageRoute(slug))
      const label = titleOf(document)
      return [{ name: slug, label, ...fileOf(path), format, preview_path, fields: own }]
    })
  const names = { name: collection, label: `${title}s`, label_singular: title }
  return { ...names, files, i18n: true }
}

/** Administrative fields, at the end of a form. */
const administration = [
  'id',
  'order',
  'draft',
  'publishFrom',
  'publishUntil',
  'artwork',
  'formerly',
  'lang',
  ...Object.keys(flags),
]

type FormOptions = { kind: CollectionKind; layout?: string; fields: readonly Field[] }

/** The form of a file: its name or hero, its text, the other fields, and administrative ones at the end. */
function form({ kind, layout, fields }: FormOptions): FormField[] {
  // Visitors read the title and description of a page in the tab and in search results alone.
  const named = [namingField(kind), ...(kindOf(kind).inEditor?.first ?? []), 'body']
  const first = kind === 'page' ? ['hero', 'body'] : named
  const last = kind === 'page' ? ['title', 'description', ...administration] : administration
  const rankOf = ({ name }: FormField) =>
    first.includes(name) ? first.indexOf(name) - first.length : last.indexOf(name) + 1
  const all = [...formFields(fields), ...body(bodyOf(kind, layout))]
  return all.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function body(allowed: ReturnType<typeof bodyOf>): FormField[] {
  if (allowed === 'none') return []
  const required = allowed === 'required' && ['en']
  const text = { name: 'body', label: 'Text', hint: hintOfText, widget: textWidget }
  return [{ ...text, required, i18n: true }]
}

/** The address of the form of a file below /admin: `#/collections/programs/entries/<slug>`. */
export const formAddress = ({ kind, slug }: Pick<Document, 'kind' | 'slug'>): string =>
  kind === 'site'
    ? '#/collections/_singletons/entries/site'
    : `#/collections/${kinds[kind].collection}/entries/${slug}`
