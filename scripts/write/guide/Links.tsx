import { href } from '#components/href.ts'
import type { LinkTarget } from './link-targets.ts'

/** The pages that a link may lead to, and the places on each. */
export const Links = ({ targets }: { targets: readonly LinkTarget[] }) => (
  <dl className="fields">
    {targets.map(({ address, title, places }) => (
      <div key={address}>
        <dt>
          <code>
            <a href={href(address)}>{address}</a>
          </code>
          <span>{title}</span>
        </dt>
        {places.length > 0 && (
          <dd>
            <ul className="places">
              {places.map(({ id, words }) => (
                <li key={id}>
                  <code>
                    <a href={href(`${address}#${id}`)}>
                      {address}#{id}
                    </a>
                  </code>{' '}
                  {words}
                </li>
              ))}
            </ul>
          </dd>
        )}
      </div>
    ))}
  </dl>
)
