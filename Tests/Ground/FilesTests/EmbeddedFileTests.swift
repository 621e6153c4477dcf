import Foundation
import LayoutSimFiles
import Testing
import LayoutSimPackageFolder

@Suite struct EmbeddedFileTests {
    @Test(arguments: ["Devices.json", "Fonts/Inter-Regular.otf", "Fonts/Inter-ThinItalic.otf"])
    func `the program carries the file as it is in the repository`(_ name: String) throws {
        let file = File(PackageFolder.url(name).path)
        let embedded = try #require(EmbeddedFile(name))
        #expect(try embedded.contents == file.contents())
        unsafe #expect(embedded.bytes.count == embedded.contents.count)
    }

    @Test func `other names lead to nothing`() {
        #expect(EmbeddedFile("Fonts/Comic.otf") == nil)
        #expect(EmbeddedFile("") == nil)
    }
}
