import { useTranslation } from 'react-i18next';
import { useCopy } from '#app/ground/files/use-copy.ts';
import type { CommunityMember, CommunityPost } from '#core/community/api/community.ts';
import { sharedPostPath } from '#core/community/posts/community-path.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { useEnvironment } from '#ui/environment.tsx';

/** The device's share sheet where there is one, else the link is copied; then it is counted. */
export function useShare(
  post: CommunityPost,
  member: CommunityMember,
  onChange: (post: CommunityPost) => void,
) {
  const { t } = useTranslation('community');
  const { api } = useEnvironment();
  const { run } = useToastedMutation();
  const copy = useCopy(t('share.copied'), t('share.byHand'));

  const pass = async (): Promise<boolean> => {
    const url = new URL(sharedPostPath(post.id), location.origin).href;
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title: t('share.text', { name: post.author.first_name }), url });
      return true;
    } catch (error) {
      // Closing the sheet is an AbortError; some in-app browsers refuse the call they offer.
      return error instanceof DOMException && error.name === 'AbortError' ? false : copy(url);
    }
  };

  return async () => {
    if (!(await pass()) || !member.may_write) return;
    await run(async () => {
      const counted = await api.call('countCommunityShare', { params: { id: post.id } });
      onChange({ ...post, ...counted });
    });
  };
}
