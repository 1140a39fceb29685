/** `npm run bench [api|app|areas|board|hub|assistant|delivery|embed|list|live|money|site|staff-charts|staff-search|teaching]`. */
const [, , name = 'board'] = process.argv;
if (name === 'api') await import('./api/api.ts');
else if (name === 'app') await import('./app/app.ts');
else if (name === 'areas') await import('./area-counts.ts');
else if (name === 'board') await import('./job-board.ts');
else if (name === 'hub') await import('./tutor-hub.ts');
else if (name === 'assistant') await import('./assistant.ts');
else if (name === 'delivery') await import('./delivery/delivery.ts');
else if (name === 'embed') await import('./embed/embed.ts');
else if (name === 'list') await import('./list/list.ts');
else if (name === 'live') await import('./live.ts');
else if (name === 'money') await import('./money.ts');
else if (name === 'site') await import('./site/site.ts');
else if (name === 'staff-charts') await import('./staff-charts.ts');
else if (name === 'staff-search') await import('./staff-search.ts');
else if (name === 'teaching') await import('./teaching.ts');
else
  throw new Error(
    'There are the benchmarks api, app, areas, board, hub, assistant, delivery, embed, list, live, money, site, staff-charts, staff-search and teaching',
  );
