/**
 * The script that begins a page's first calls before any script of the app is there, in short letters, for it goes with every such page.
 * Where both credentials (src/platform/credentials) and the device's id are kept, it words each call of its element's `data-calls` as
 * src/api/compose-request does, sends it, and leaves it in `__early` under that wording for src/platform/http/take-early: the answer to come,
 * when it was asked for (ms since 1970), and what calls it off. Each call is its method, its address (`{u}` for the uid, `{1}` for the device's
 * tomorrow), whether the client `new` sends it, names under which nothing may be kept, and its body where it has one. A page that is rendered
 * before anybody looks at it begins nothing.
 */
export const earlyScript = String.raw`
try{
let d=document,s=localStorage,a=navigator.userAgent,
c=n=>d.cookie.match('(^|; )'+n+'=([^;]+)')[2],
u=c('UID'),t=c('access_token'),i=s.device_id,n=new Date,e={},
m=/miniProgram/i.test(a),
[,v,o]=/\bStaylark\/([\d.]+) \((iOS|Android)\)/.exec(a)||[],
C=JSON.parse(d.currentScript.dataset.calls);
if(i&&!d.prerendering){
__early=e;
for(let[M,U,w,k,body]of C)if(!k.some(n=>s[n]||sessionStorage[n])){
let b=new AbortController,
r=JSON.stringify({method:M,
url:U.replace(/{(.)}/g,(_,x)=>x>0?new Date(n-n.getTimezoneOffset()*6e4+x*864e5).toJSON().slice(0,10):u),
headers:{'content-type':body&&'application/json',authorization:'Bearer '+t,'device-id':i,
'app-type':o?o.toLowerCase():'web'+({T:'-tt',A:m?'-alipay':'',M:m?'-weapp':'-wechat'}[(/ToutiaoMicroApp|AlipayClient|MicroMessenger/.exec(a)||'-')[0][0]]||''),
...w&&{'accept-language':'en',currency:s.currency,'app-version':v}},body}),
q=JSON.parse(r),p=fetch(q.url,{...q,signal:b.signal});
p.catch(_=>0);
e[r]=[p,+n,b]
}}}catch{}
`.replaceAll('\n', '')
