import { Link } from 'react-router'
import { effectPath } from '../../lib/video-words.ts'
import { LinkButton } from '../../ui/button.tsx'

/** No effect goes by this name; those that may have been meant. */
export function UnknownEffect({ near }: { near: readonly { id: string; name: string; description: string }[] }) {
  return (
    <div className="wrap pt-12 max-md:pt-7">
      <h1 className="type-display">There is no such effect</h1>
      <p className="mt-4 max-w-[60ch] type-entry font-normal text-ink-2">
        {near.length > 0 ? 'One of these may be meant.' : 'The address may be mistyped, or the effect is gone.'}
      </p>
      {near.length > 0 && (
        <ul className="mt-6 max-w-[68ch]">
          {near.map(({ id, name, description }) => (
            <li key={id} className="border-t border-line py-3">
              <Link to={effectPath(id)} className="hit font-medium underline-offset-4 hover:underline">
                {name}
              </Link>
              <p className="type-desc">{description}</p>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/video-actions" size="big" className="mt-7">
        All video effects
      </LinkButton>
    </div>
  )
}
