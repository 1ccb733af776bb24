import { expect, test } from "vitest";
import { listHostUrls } from "./postgres-hosts.ts";

test("parses several hosts as libpq does", () => {
  expect(listHostUrls("postgresql://wim:a,b%40@db1,db2:5433,[::1]:5434/wim?sslmode=verify-full")).toEqual(
    ["db1", "db2:5433", "[::1]:5434"].map((host) => `postgresql://wim:a,b%40@${host}/wim?sslmode=verify-full`),
  );
  for (const url of ["postgres://db/wim", "postgresql:///wim?host=/run/postgresql,/tmp"])
    expect(listHostUrls(url)).toEqual([url]);
});
