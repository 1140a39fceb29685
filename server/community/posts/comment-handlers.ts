import type { Call, Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { deleteOwn, updateOwn } from './change-own.ts';
import { createComment } from './create-comment.ts';
import { getOwnComment, listComments } from './find-comments.ts';
import { getPost } from './find-posts.ts';
import { memberOf, requireWriter } from './member.ts';
import { reportItem } from './report-item.ts';

type Asked = Pick<Call<'updateCommunityComment'>, 'caller' | 'request'>;

export function createCommentHandlers(services: Services) {
  const saved = async ({ caller, request }: Asked, id: number) => {
    const comment = await getOwnComment(services, id, caller.user.id);
    const said = comment.state === 'held' ? 'community.held' : 'community.commented';
    return { ...success(said, requestLang(request)), comment };
  };
  return {
    listCommunityComments: async ({ caller, params, query, request }) => {
      const member = memberOf(caller);
      await getPost(services, params.id, { member, lang: requestLang(request) });
      const wanted = { postId: params.id, userId: member.user.id, after: query.after };
      return listComments(services, wanted);
    },
    createCommunityComment: async (call) => {
      const member = requireWriter(call.caller, services.now());
      const given = { ...call.body, postId: call.params.id };
      return saved(call, await createComment(services, member, given, originOf(call.request)));
    },
    updateCommunityComment: async (call) => {
      const member = requireWriter(call.caller, services.now());
      const { id } = call.params;
      const changed = { kind: 'comment', id, ...call.body } as const;
      await updateOwn(services, member, changed, originOf(call.request));
      return saved(call, id);
    },
    deleteCommunityComment: async ({ caller, params, request }) => {
      const ref = { kind: 'comment', id: params.id } as const;
      await deleteOwn(services, memberOf(caller), ref, originOf(request));
      return success('community.comment_deleted', requestLang(request));
    },
    reportCommunityComment: async ({ caller, params, body, request }) => {
      const { user } = requireWriter(caller, services.now());
      const item = { kind: 'comment', id: params.id, ...body } as const;
      await reportItem(services, user.id, item, originOf(request));
      return success('community.reported', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
