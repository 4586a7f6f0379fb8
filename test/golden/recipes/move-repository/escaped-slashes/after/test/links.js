expect(/"url":"https:\/\/github.com\/new-home\/tools"/)
expect(/https:\/\/github\.com\/new-home\/tools\//)
"https:\/\/github.com\/acme\/tool-kit"
