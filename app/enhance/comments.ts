import { commentForm } from "./comment-form";

commentForm();
