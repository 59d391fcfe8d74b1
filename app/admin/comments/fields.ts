import type { Comment } from "../../../db/schema";
import type { CommentStatus } from "../../../worker/comments/states";
import { asIs, type Fields, quoted } from "../fields";
import { STATES } from "./states";

type Internal = "promotion_id" | "held_for" | "held_match" | "sender" | "replied_at" | "replied_by" | "fingerprint";

export const FIELDS: Fields<Exclude<keyof Comment, Internal>> = {
  user_name: { label: "Kullanıcı Adı", told: quoted },
  rating: { label: "Puan", told: asIs },
  comment: { label: "Yorum" },
  status: { label: "Durum", told: (value) => STATES[value as CommentStatus].word, log: "undo" },
  reply: { label: "Yanıt" },
};
