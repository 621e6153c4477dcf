import Foundation
import Testing
import UIKit

@MainActor @Suite struct PasteboardTests {
    @Test func `pasteboards of one name share their items`() throws {
        let name = UIPasteboard.Name("PasteboardTests.shared")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = try #require(UIPasteboard(name: name, create: true))
        first.string = "Owl"
        let second = try #require(UIPasteboard(name: name, create: false))
        #expect(second.string == "Owl")
        #expect(second.changeCount == 1)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
    }

    @Test func `the general pasteboard has one name and stays`() {
        UIPasteboard.remove(withName: .general)
        #expect(UIPasteboard(name: .general, create: false)?.name == .general)
    }

    @Test func `a pasteboard with a unique name is found by it`() {
        let board = UIPasteboard.withUniqueName()
        #expect(UIPasteboard(name: board.name, create: false) != nil)
    }

    @Test func `an item provider knows the type and the class of its object`() {
        let provider = NSItemProvider(object: "Owl" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
    }
}
