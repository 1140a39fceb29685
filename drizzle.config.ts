import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/ground/db/schema/*.ts',
  out: './server/ground/db/migrations',
});
