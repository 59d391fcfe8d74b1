import { Box, Tabs } from "@radix-ui/themes";
import { useState } from "react";
import { flushSync } from "react-dom";
import { href, useParams, useSearchParams } from "react-router";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import type { Post } from "../../../db/schema";
import { type PostInput, postInput, TITLE_MAX } from "../../../worker/blog/rules";
import { postCard } from "../../ui/post-share-card";
import { answered, api } from "../api";
import { PLANNED_DAY, plannedOn } from "../calendar/planned-day";
import { now } from "../shell/dates";
import { latePart } from "../shell/late";
import { LoadedRecord } from "../shell/loaded-record";
import { RecordForm } from "../form/record-form";
import { FormTab, useFormTabs } from "../form/form-tabs";
import { suggestedTitle } from "../form/suggested-title";
import { useRecordForm } from "../form/use-record-form";
import { shareImage } from "../pictures/share-image";
import { ReadinessList } from "../preview/readiness-list";
import { useSite } from "../preview/use-site";
import { useWayBack } from "../list/way-back";
import { useAccount } from "../session/account";
import { WritingHeader } from "../writing/writing-header";
import { useSpent } from "../writing/tokens";
import { ContentFields } from "./content-fields";
import { approvedSentence } from "./decisions";
import { tabOf } from "./fields";
import { postReadiness } from "./readiness";
import type { ReviewProps } from "./review.client";
import { SeoFields } from "./seo-fields";
import { copyOf, valuesOf } from "./values";

const BACK = href("/admin/blog");

const Review = latePart<ReviewProps>(() => import("./review.client"));

const published = (input: PostInput) => ({ ...input, publish: true });
const sent = (input: PostInput) => ({ ...input, review: "send" as const });
const approved = (input: PostInput) => ({ ...input, review: "approve" as const });

export default function PostEditor() {
  const { id } = useParams();
  const [params] = useSearchParams();
  return (
    <LoadedRecord
      queryKey="blog"
      kind="post"
      id={id}
      back={BACK}
      read={(key) => answered(api.blog[":id"].$get({ param: { id: key } }), READ_FAILED.post)}
    >
      {(post, source) => (
        <PostFields
          key={post?.updated_at ?? source?.id}
          post={post}
          copy={source && copyOf(source)}
          title={suggestedTitle(params, TITLE_MAX)}
          publishAt={plannedOn(params.get(PLANNED_DAY), now())}
        />
      )}
    </LoadedRecord>
  );
}

interface PostFieldsProps {
  post: Post | undefined;
  copy: ReturnType<typeof copyOf> | undefined;
  /** Of a new post. */
  title: string;
  /** Time of publication of a new post. */
  publishAt: string | null;
}

function PostFields({ post, copy, title, publishAt }: PostFieldsProps) {
  const goBack = useWayBack(BACK);
  const { id, role } = useAccount();
  const isWriter = role === "writer";
  const { showRefused, ...tabs } = useFormTabs("content", tabOf);
  const { tokens, spend } = useSpent();
  const [isHeld, setHeld] = useState(false);
  const { name: siteName } = useSite();
  const state = useRecordForm({
    draft: `post:${post?.id ?? "new"}`,
    schema: postInput,
    row: post,
    copy,
    valuesOf: (row) => ({ ...valuesOf(row), ...(!row && { title, publish_at: publishAt, written_by: id }) }),
    save: async (input, basis) => {
      const options = { known: post?.share_image_url, siteName };
      const share_image_url = await shareImage(() => postCard(input), options);
      const json = { ...input, share_image_url };
      return post && basis
        ? answered(api.blog[":id"].$put({ param: { id: post.id }, json: { ...json, updated_at: basis } }))
        : answered(api.blog.$post({ json }));
    },
    unsaved: SAVE_FAILED.post,
    saved: post ? "Blog yazısı başarıyla güncellendi" : "Blog yazısı başarıyla eklendi",
    decisions: {
      publish: { inputOf: published, done: "Yazı başarıyla yayınlandı" },
      send: { inputOf: sent, done: "Yazı incelemeye gönderildi" },
      approve: { inputOf: approved, done: approvedSentence },
    },
    onRefused: showRefused,
    onSaved: goBack,
    queryKey: "blog",
    versions: "post",
  });
  const { form } = state;
  /** Opens the list after a batch is saved, unless the form has unsaved changes. */
  function showSaved() {
    if (state.draft.isDirty()) return;
    // Rendered synchronously, so that the unsaved-changes prompt does not open.
    flushSync(() => setHeld(false));
    goBack();
  }
  return (
    <RecordForm
      state={state}
      preview="post"
      title={post ? "Blog Yazısını Düzenle" : "Yeni Blog Yazısı Ekle"}
      back={BACK}
      isDraft={!post?.is_published}
      isHeld={isHeld}
      end={isWriter ? "send" : "publish"}
      above={post && !post.is_published && <Review post={post} decide={state.decide} isSaving={state.isSaving} />}
      header={
        !isWriter && (
          <WritingHeader form={form} tokens={tokens} spend={spend} onHold={setHeld} onBatchSaved={showSaved} />
        )
      }
    >
      <Tabs.Root {...tabs}>
        <Tabs.List>
          <FormTab control={form.control} value="content" tabOf={tabOf} label="İçerik" />
          <FormTab control={form.control} value="seo" tabOf={tabOf} label="SEO Ayarları" />
        </Tabs.List>
        <Box pt="4">
          <Tabs.Content value="content" forceMount hidden={tabs.value !== "content"}>
            <ContentFields form={form} isNew={!post} isPublished={post?.is_published ?? false} spend={spend} />
          </Tabs.Content>
          <Tabs.Content value="seo" forceMount hidden={tabs.value !== "seo"}>
            <SeoFields form={form} isNew={!post} spend={spend} />
          </Tabs.Content>
        </Box>
      </Tabs.Root>
      <ReadinessList form={form} pointsOf={postReadiness} reveal={showRefused} />
    </RecordForm>
  );
}
