import { chromium } from "@playwright/test";
import { SiteServer } from "./tests/support/site-server.ts";
const vs=process.argv[2].split(""), pages=process.argv[3].split(","), n=+process.argv[4];
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const sv:any={}; for(const v of vs){sv[v]=new SiteServer({distDir:"/tmp/fv/"+v,databaseFile:"/tmp/fv/"+v+".sqlite"});await sv[v].start();}
const med=(a:number[])=>a.toSorted((x,y)=>x-y)[Math.floor(a.length/2)];
for(const path of pages){const r:any={};
 for(let i=0;i<n;i++)for(const v of (i%2?vs:[...vs].reverse())){
  const c=await b.newContext({viewport:{width:390,height:844},deviceScaleFactor:3,isMobile:true,hasTouch:true}); const p=await c.newPage(); const s=await c.newCDPSession(p);
  await s.send("Network.enable");await s.send("Network.emulateNetworkConditions",{offline:false,latency:150,downloadThroughput:200000,uploadThroughput:93750});await s.send("Emulation.setCPUThrottlingRate",{rate:4});
  await p.addInitScript(()=>{const w:any=window;w.m={shift:0,lcp:0,fcp:0};const o=(t:string,f:any)=>new PerformanceObserver(l=>l.getEntries().forEach(f)).observe({type:t,buffered:true});
   o("paint",(e:any)=>{if(e.name==="first-contentful-paint")w.m.fcp=e.startTime});o("largest-contentful-paint",(e:any)=>w.m.lcp=e.startTime);o("layout-shift",(e:any)=>w.m.shift+=e.value);
   const t=()=>{const h=document.querySelector("h1");const f=[...document.fonts].find(f=>f.family.includes("Bricolage G"));if(f?.status==="loaded"&&!w.m.at)w.m.at=performance.now();if(performance.now()<9000)requestAnimationFrame(t)};requestAnimationFrame(t)});
  await p.goto(sv[v].url+path,{waitUntil:"load"});await p.waitForTimeout(700);
  const m:any=await p.evaluate(()=>(window as any).m);(r[v]??=[]).push(m);await c.close();}
 for(const v of vs){const a=r[v];console.log(path,v,"fcp",Math.round(med(a.map((x:any)=>x.fcp))),"lcp",Math.round(med(a.map((x:any)=>x.lcp))),"ratio",med(a.map((x:any,i:number)=>x.lcp/r.N[i].lcp)).toFixed(3),"cls",Math.max(...a.map((x:any)=>x.shift)).toFixed(3),"font<=fcp",a.filter((x:any)=>x.at&&x.at<=x.fcp+1).length+"/"+a.length);}
}
await b.close();for(const v of vs)await sv[v].stop();
