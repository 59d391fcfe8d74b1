import { Box, Tabs } from "@radix-ui/themes";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { Post } from "../../../db/schema";
import { postInput } from "../../../worker/blog/rules";
import { answered, api } from "../api";
import { LoadedRecord } from "../loaded-record";
import { RecordForm } from "../record-form";
import { useRecordForm } from "../use-record-form";
import { ContentFields } from "./content-fields";
import { SeoFields } from "./seo-fields";
import { valuesOf } from "./values";

const BACK = "/admin/blog";
const SEO_NAMES = ["seo_title", "seo_description", "seo_keywords", "slug"];

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
  const [tab, setTab] = useState("content");
  const state = useRecordForm({
    draft: `post:${post?.id ?? "new"}`,
    schema: postInput,
    values: valuesOf(post),
    basis: post?.updated_at,
    save: (input, basis) =>
      post && basis
        ? answered(api.blog[":id"].$put({ param: { id: post.id }, json: { ...input, updated_at: basis } }))
        : answered(api.blog.$post({ json: input })),
    saved: post ? "Blog yazısı başarıyla güncellendi" : "Blog yazısı başarıyla eklendi",
    onRefused: (names) => setTab(names.every((name) => SEO_NAMES.includes(name)) ? "seo" : "content"),
    onSaved: () => void navigate(BACK),
    queryKey: "blog",
  });
  const { form } = state;
  return (
    <RecordForm
      state={state}
      title={post ? "Blog Yazısını Düzenle" : "Yeni Blog Yazısı Ekle"}
      back={BACK}
      isNew={!post}
    >
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List>
          <Tabs.Trigger value="content">İçerik</Tabs.Trigger>
          <Tabs.Trigger value="seo">SEO Ayarları</Tabs.Trigger>
        </Tabs.List>
        <Box pt="4">
          <Tabs.Content value="content" forceMount hidden={tab !== "content"}>
            <ContentFields form={form} />
          </Tabs.Content>
          <Tabs.Content value="seo" forceMount hidden={tab !== "seo"}>
            <SeoFields form={form} isNew={!post} />
          </Tabs.Content>
        </Box>
      </Tabs.Root>
    </RecordForm>
  );
}
