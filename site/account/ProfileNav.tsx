import { PROFILE_VIEW_IDS, PROFILE_VIEWS, type ProfileView } from './profile-views.ts';

export function ProfileNav({ view }: { view: ProfileView }) {
  return (
    <nav className="profile-nav" aria-label="Parts of the profile">
      {PROFILE_VIEW_IDS.map((id) => (
        <a key={id} className="profile-way" href={`#${id}`} aria-current={id === view ? 'true' : undefined}>
          {PROFILE_VIEWS[id].title}
        </a>
      ))}
    </nav>
  );
}
