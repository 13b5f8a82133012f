import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.KIBITZ_CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-gpu-vsync",
      "--disable-frame-rate-limit",
    ],
  },
});

/** What is reckoned is tested in Node; what is drawn in a browser, with the pictures of `tests/page/test_mounted.py`. */
export default mergeConfig(
  page,
  defineConfig({
    test: {
      css: true,
      projects: [
        { extends: true, test: { name: "unit", include: ["tests/*.test.ts"] } },
        {
          extends: true,
          test: {
            name: "mounted",
            include: ["tests/mounted/*.test.ts"],
            globalSetup: ["tests/mounted/pictures.ts"],
            testTimeout: 120_000,
            browser: {
              enabled: true,
              headless: true,
              provider: chromium,
              instances: [{ browser: "chromium" }],
              screenshotFailures: false,
            },
          },
        },
      ],
    },
  }),
);
