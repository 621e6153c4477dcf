import Testing

@testable import SourcePreparation

@Suite struct SwiftUIImportTests {
    @Test(arguments: [
        Rewriting("import SwiftUI\nimport Foundation\nimport Dispatch", "import SwiftUI\n\n"),
        Rewriting("import Foundation\nimport SwiftUI\nimport UIKit", "\nimport SwiftUI\nimport UIKit"),
        Rewriting("import struct SwiftUI.Color", "import SwiftUI"),
        Rewriting("import SwiftUICore\nimport DeveloperToolsSupport", "import SwiftUI\nimport UIKit"),
        Rewriting("import SwiftUI\nlet a: SecTrust", "import SwiftUI; import Security\nlet a: SecTrust"),
        Rewriting(
            "import SwiftUI\nclass A: ObservableObject { @Published var b = Timer() }",
            "import SwiftUI\nclass A: ObservableObject { @Published var b = _idle() }"),
    ])
    func `SwiftUI brings what UIKit brings`(_ rewriting: Rewriting) {
        let lines = { (text: String) in
            text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
        }
        #expect(lines(rewritten(rewriting.source)) == lines(rewriting.result))
    }

    @Test(arguments: [
        "import SwiftUI\n#Preview { A() }\nstruct A: View { var body: some View { B() } }\nextension View { }",
        "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: PreviewProvider { }\n#endif",
        "import SwiftUI\nextension EnvironmentValues { @Entry var a = 1 }",
    ])
    func `views and previews are compiled`(_ source: String) { #expect(prepared(source) == source) }
}
