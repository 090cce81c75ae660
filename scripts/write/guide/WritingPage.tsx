import type { ReactNode } from 'react'
import { attributesOfHtml, htmlTags, rules } from '#scripts/content/index.ts'
import { DeskPage } from './DeskPage.tsx'
import { Components } from './Components.tsx'
import { Contents } from './Contents.tsx'
import { Fields } from './Fields.tsx'
import { Artworks, Emblems, Networks } from './Gallery.tsx'
import { HowFilesLook } from './HowFilesLook.tsx'
import type { KindWords } from './kind-words.ts'
import { Kinds } from './Kinds.tsx'
import type { LinkTarget } from './link-targets.ts'
import { Links } from './Links.tsx'
import { markdownSamples } from './markdown-samples.ts'
import { sharedParts } from './parts.ts'
import { SourceAndLook } from './Source.tsx'
import { Words } from './Words.tsx'

type Props = {
  kinds: readonly KindWords[]
  targets: readonly LinkTarget[]
  /** Addresses of the files under public/. */
  files: readonly string[]
  looks: ReadonlyMap<string, ReactNode>
}

/** The reference for writers: everything that a file of this site can say. */
export function WritingPage({ kinds, targets, files, looks }: Props) {
  return (
    <DeskPage
      at="/__writing"
      title="Writing for this site"
      lead="Everything that a file can say, what each field takes, and how it looks. The browser’s find (Ctrl+F, on a Mac ⌘F) searches all of it."
      aside={<Contents kinds={kinds} />}
    >
      <Part id="files" title="How a file is written">
        <HowFilesLook />
      </Part>
      <Part id="kinds" title="What each file holds">
        <Kinds kinds={kinds} />
      </Part>
      <Part id="parts" title="Groups that many fields share">
        {sharedParts().map(({ name, description, fields }) => (
          <section key={name} aria-labelledby={`part-${name}`}>
            <h3 id={`part-${name}`}>{name}</h3>
            <p>
              <Words text={description} />
            </p>
            <Fields fields={fields} id={`part-${name}`} />
          </section>
        ))}
      </Part>
      <Part id="markdown" title="Text">
        {markdownSamples.map(({ title, words, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>
              <Words text={words} />
            </p>
            <SourceAndLook text={text}>{looks.get(text)}</SourceAndLook>
          </section>
        ))}
        <Picture />
        <Tags />
      </Part>
      <Part id="components" title="Components">
        <Components looks={looks} />
      </Part>
      <Part id="links" title="Where links can lead">
        <p>
          To a page of the site, to a place on it (what stands after #), to another site with{' '}
          <code>https://</code>, to an address with <code>mailto:name@example.org</code> or{' '}
          <code>tel:+97710000000</code>, and to a file below.
        </p>
        <Links targets={targets} />
        <h3 id="public">Files in public/</h3>
        <ul className="places">
          {files.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="pictures" title="Woven pictures and icons">
        <h3 id="emblems">Emblems</h3>
        <Emblems />
        <h3 id="networks">Networks</h3>
        <Networks />
        <h3 id="artwork">Hours and compositions</h3>
        <p>On a page’s hero, range is not there: another composition takes its place.</p>
        <Artworks />
      </Part>
      <Part id="rules" title="What the check looks at">
        <p>
          <code>npm run check</code> finds every diagnostic with its file, line and column, and says
          what to do. These are its rules, by the names that stand behind <code>allow</code> where
          one of good text makes an exception.
        </p>
        <dl className="fields">
          {Object.entries(rules).map(([id, words]) => (
            <div key={id}>
              <dt>
                <code>{id}</code>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </DeskPage>
  )
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

const Picture = () => (
  <section>
    <h3>Pictures</h3>
    <p>
      <code>![What it shows](/images/name.jpg)</code> shows the file{' '}
      <code>public/images/name.jpg</code>: png, jpg, webp, avif, gif or svg. The site makes the
      sizes that screens need. Between the brackets stands what the picture shows.
    </p>
  </section>
)

const Tags = () => (
  <section>
    <h3>What Markdown has no sign for</h3>
    <p>
      These tags may be used: <Codes of={htmlTags} />. They take <Codes of={attributesOfHtml} />.
    </p>
  </section>
)

const Codes = ({ of }: { of: ReadonlySet<string> }) =>
  Array.from(of, (word, index) => (
    <span key={word}>
      {index === 0 ? '' : ', '}
      <code>{word}</code>
    </span>
  ))
