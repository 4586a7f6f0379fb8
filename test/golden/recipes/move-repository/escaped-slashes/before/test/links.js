expect(/"url":"https:\/\/github.com\/acme\/tool"/)
expect(/https:\/\/github\.com\/acme\/tool\//)
"https:\/\/github.com\/acme\/tool-kit"
