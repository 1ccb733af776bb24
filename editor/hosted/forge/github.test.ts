import type { operations } from "@octokit/openapi-types";
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type {
  checkRunsSchema,
  commentsSchema,
  commitStatusSchema,
  pullSchema,
  reviewsSchema,
  userSchema,
} from "./github.ts";

type Ok = { responses: { 200: { content: { "application/json": unknown } } } };
type Answer<Operation extends Ok> = Read<Operation["responses"][200]["content"]["application/json"]>;
/** A type after JSON parsing, which never yields a bigint. */
type Read<Json> = Json extends bigint ? never : Json extends object ? { [Key in keyof Json]: Read<Json[Key]> } : Json;

test("the adapter accepts every answer that GitHub's API description allows", () => {
  expectTypeOf<Answer<operations["users/get-authenticated"]>>().toExtend<z.input<typeof userSchema>>();
  expectTypeOf<Answer<operations["pulls/list"]>>().toExtend<z.input<typeof pullSchema>[]>();
  expectTypeOf<Answer<operations["pulls/list-reviews"]>>().toExtend<z.input<typeof reviewsSchema>>();
  expectTypeOf<Answer<operations["issues/list-comments"]>>().toExtend<z.input<typeof commentsSchema>>();
  expectTypeOf<Answer<operations["checks/list-for-ref"]>>().toExtend<z.input<typeof checkRunsSchema>>();
  expectTypeOf<Answer<operations["repos/get-combined-status-for-ref"]>>().toExtend<
    z.input<typeof commitStatusSchema>
  >();
});
