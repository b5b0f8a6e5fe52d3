/** What programs put onto the clipboard, shortened: a document of Word, an article of WeChat. */

export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @font-face {font-family:宋体;} p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<h1 style='mso-list:l1 level1 lfo2'><a name="_Toc1"></a><![if !supportLists]><span style='mso-list:Ignore'>二、<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><span lang=ZH-CN style='font-family:宋体'>送样要求</span><span lang=EN-US><o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal style='text-indent:21.0pt'><b style='mso-bidi-font-weight:normal'><span style='font-family:宋体;color:red'>样品</span></b><span style='font-family:宋体'>须附</span><i><span>说明</span></i><span style='mso-spacerun:yes'>，见</span><a href="https://example.org/guide"><span style='color:#0563C1;text-decoration:underline'>指南</span></a><a class=msocomanchor href="#_msocom_1">[批注1]</a><del cite="mailto:a" datetime="2026-01-01">已删去</del><ins cite="mailto:a"><span>。</span></ins></p>
<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span>血液样品</span></p>
<p class=MsoListParagraph style='margin-left:39.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>Ø<span>&nbsp; </span></span></span><![endif]><span>抗凝管</span></p>
<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span></span><![endif]><span>组织样品</span></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr><td width=200 colspan=2 style='width:150pt'><p class=MsoNormal align=center><b>温度</b></p></td></tr></thead>
<tr><td style='mso-border-alt:solid'><p class=MsoNormal><span>血液</span></p></td><td><p class=MsoNormal><span>4 ℃<o:p></o:p></span></p></td></tr></table>
<p class=MsoNormal><img width=200 height=100 src="file:///C:/Temp/clip_image001.png" v:shapes="x"><span style='mso-hide:all;display:none'>看不见</span></p>
<div style='mso-element:comment-list'><p class=MsoCommentText>批注内容</p></div>
<!--EndFragment--></body></html>`;

export const fromWeChat = `<meta charset="utf-8"><div id="js_content" style="visibility: visible;"><style>.x{}</style>
<section style="box-sizing: border-box; font-size: 16px;" data-tools="135编辑器"><section><p style="text-align: center;"><strong><span style="font-size: 18px; color: rgb(0, 82, 255);">活动预告</span></strong></p></section></section>
<h2 style="font-weight: 700;"><span style="font-weight: bold;">报名方式</span></h2>
<section style="line-height: 2em;"><span leaf="">现场报名，或致电</span><span textstyle="" style="font-weight: bold;">010-0000</span><br></section>
<p><br></p><section><span leaf=""><br></span></section>
<ul class="list-paddingleft-1"><li><p>上午场</p></li><li><section>下午场</section></li></ul>
<section style="text-align: center;"><img class="rich_pages wxw-img" data-src="https://mmbiz.qpic.cn/x/640?wx_fmt=png" src="https://mmbiz.qpic.cn/x/640?wx_fmt=png" data-w="1080"></section>
<img src="https://mp.weixin.qq.com/track.gif" width="1" height="1"><mp-common-profile class="js_uneditable" data-nickname="某号">某号名片</mp-common-profile>
<p><a href="https://mp.weixin.qq.com/s/abc" target="_blank" data-linktype="2">往期回顾</a></p><script>alert(1)</script></div>`;
