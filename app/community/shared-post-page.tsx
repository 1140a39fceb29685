import { Navigate, useParams } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { postPath } from '#core/community/posts/community-path.ts';

/** The link that is passed on: leads everybody to the post in their own area, staff to their desk. */
export function SharedPostPage() {
  const { postId } = useParams();
  const { user } = useSession();
  if (user === null) return null;
  const id = Number(postId);
  const to =
    user.type === 'staff'
      ? '/staff/community'
      : postPath(user.type === 'tutor' ? 'tutor' : 'guardian', id);
  return <Navigate to={to} replace />;
}
