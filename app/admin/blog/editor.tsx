import { Box, Tabs } from "@radix-ui/themes";
import { useRef } from "react";
import { useNavigate, useParams } from "react-router";
import type { Post } from "../../../db/schema";
import { postInput } from "../../../worker/blog/rules";
import { answered, api } from "../api";
import type { PendingImage } from "../image-input";
import { LoadedRecord } from "../loaded-record";
import { RecordForm } from "../record-form";
import { useFormTabs } from "../use-form-tabs";
import { useRecordForm } from "../use-record-form";
import { ContentFields } from "./content-fields";
import { SeoFields } from "./seo-fields";
import { valuesOf } from "./values";

const BACK = "/admin/blog";
const SEO = ["seo_title", "seo_description", "seo_keywords", "slug"];

export default function PostEditor() {
  const { id } = useParams();
  return (
    <LoadedRecord
      queryKey="blog"
      id={id}
      back={BACK}
      read={(key) => answered(api.blog[":id"].$get({ param: { id: key } }))}
    >
      {(post) => <PostFields key={post?.updated_at ?? "new"} post={post} />}
    </LoadedRecord>
  );
}

function PostFields({ post }: { post: Post | undefined }) {
  const navigate = useNavigate();
  const { showRefused, ...tabs } = useFormTabs("content", (field) => (SEO.includes(field) ? "seo" : "content"));
  const image = useRef<PendingImage>(null);
  const state = useRecordForm({
    draft: `post:${post?.id ?? "new"}`,
    schema: postInput,
    values: valuesOf(post),
    basis: post?.updated_at,
    isReady: async () => (await image.current?.finish()) ?? true,
    save: (input, basis) =>
      post && basis
        ? answered(api.blog[":id"].$put({ param: { id: post.id }, json: { ...input, updated_at: basis } }))
        : answered(api.blog.$post({ json: input })),
    saved: post ? "Blog yazısı başarıyla güncellendi" : "Blog yazısı başarıyla eklendi",
    onRefused: showRefused,
    onSaved: () => void navigate(BACK),
    queryKey: "blog",
  });
  const { form } = state;
  return (
    <RecordForm
      state={state}
      title={post ? "Blog Yazısını Düzenle" : "Yeni Blog Yazısı Ekle"}
      back={BACK}
      save="Kaydet"
    >
      <Tabs.Root {...tabs}>
        <Tabs.List>
          <Tabs.Trigger value="content">İçerik</Tabs.Trigger>
          <Tabs.Trigger value="seo">SEO Ayarları</Tabs.Trigger>
        </Tabs.List>
        <Box pt="4">
          <Tabs.Content value="content" forceMount hidden={tabs.value !== "content"}>
            <ContentFields form={form} image={image} isNew={!post} isPublished={post?.is_published ?? false} />
          </Tabs.Content>
          <Tabs.Content value="seo" forceMount hidden={tabs.value !== "seo"}>
            <SeoFields form={form} isNew={!post} />
          </Tabs.Content>
        </Box>
      </Tabs.Root>
    </RecordForm>
  );
}
