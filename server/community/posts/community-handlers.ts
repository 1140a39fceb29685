import { setPhotoHeaders } from '#server/ground/photos/photo-headers.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { countShare, likePost, unlikePost } from './answer-post.ts';
import { deleteOwn, updateOwn } from './change-own.ts';
import { readChildNames } from './child-names.ts';
import { createPost } from './create-post.ts';
import { getPost, listPosts, type PostReader } from './find-posts.ts';
import { mayWrite, memberOf, requireWriter } from './member.ts';
import { readOwnAreas } from './own-areas.ts';
import { addPicture, readPicture } from './post-pictures.ts';
import { presentArea } from './present-area.ts';
import { reportItem } from './report-item.ts';

type Asked = Pick<Call<'getCommunityPost'>, 'caller' | 'request'>;
type OfPost = Pick<Call<'likeCommunityPost'>, 'caller' | 'params'>;

export function createCommunityHandlers(services: Services) {
  const { db, lookupCache } = services;
  const readerOf = ({ caller, request }: Asked): PostReader => ({
    member: memberOf(caller),
    lang: requestLang(request),
  });
  const saved = async (call: Asked, id: number) => {
    const reader = readerOf(call);
    const post = await getPost(services, id, reader);
    const said = post.state === 'held' ? 'community.held' : 'community.posted';
    return { ...success(said, reader.lang), post };
  };
  const pressOf = ({ caller, params }: OfPost) => ({
    postId: params.id,
    userId: requireWriter(caller, services.now()).user.id,
  });
  return {
    getCommunityMember: async (call) => {
      const { member, lang } = readerOf(call);
      const areas = await readOwnAreas(db, member);
      return {
        role: member.role,
        areas: areas.flatMap((id) => presentArea(lookupCache.current, id, lang) ?? []),
        child_names: await readChildNames(db, member),
        may_write: mayWrite(member, services.now()),
      };
    },
    listCommunityPosts: (call) => listPosts(services, call.query, readerOf(call)),
    getCommunityPost: (call) => getPost(services, call.params.id, readerOf(call)),
    createCommunityPost: async (call) => {
      const member = requireWriter(call.caller, services.now());
      const id = await createPost(services, member, call.body, originOf(call.request));
      return saved(call, id);
    },
    updateCommunityPost: async (call) => {
      const member = requireWriter(call.caller, services.now());
      const { id } = call.params;
      const changed = { kind: 'post', id, ...call.body } as const;
      await updateOwn(services, member, changed, originOf(call.request));
      return saved(call, id);
    },
    deleteCommunityPost: async ({ caller, params, request }) => {
      const ref = { kind: 'post', id: params.id } as const;
      await deleteOwn(services, memberOf(caller), ref, originOf(request));
      return success('community.deleted', requestLang(request));
    },
    likeCommunityPost: (call) => likePost(services, pressOf(call)),
    unlikeCommunityPost: (call) => unlikePost(services, pressOf(call)),
    countCommunityShare: (call) => countShare(services, pressOf(call)),
    reportCommunityPost: async ({ caller, params, body, request }) => {
      const { user } = requireWriter(caller, services.now());
      const item = { kind: 'post', id: params.id, ...body } as const;
      await reportItem(services, user.id, item, originOf(request));
      return success('community.reported', requestLang(request));
    },
    addCommunityPicture: ({ caller, body }) =>
      addPicture(services, requireWriter(caller, services.now()).user.id, body.image),
    getCommunityPicture: async ({ caller, params, reply }) => {
      const bytes = await readPicture(services, params.id, caller.user);
      setPhotoHeaders(reply, `picture-${params.id}.webp`);
      return bytes;
    },
  } satisfies Partial<Handlers>;
}
