import { chromium } from "playwright-core";
(async()=>{
const br = await chromium.launch({executablePath:"/tmp/chr109/chromium",timeout:8000,args:["--headless","--no-sandbox","--disable-gpu","--no-zygote"]});
console.log(br.version());
const ctx = await br.newContext({viewport:{width:390,height:844}});
const p = await ctx.newPage();p.on("console",m=>console.log(m.type(),m.text())); p.on("pageerror",e=>console.log("E",e.message));
await p.goto("http://localhost:9311/");
await p.waitForTimeout(1000); await p.mouse.move(5,5);await p.mouse.move(50,300);await p.waitForTimeout(3500);console.log(await p.evaluate(()=>[document.documentElement.className,[...document.scripts].map(s=>s.src)]));
console.log(await p.evaluate(()=>[(window as any).___early===null, document.querySelector("h1")?.textContent]));
await p.screenshot({path:"/tmp/109.png"});
await br.close();
})();
