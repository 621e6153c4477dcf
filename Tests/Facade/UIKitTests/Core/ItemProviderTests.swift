import Foundation
import Testing
import UIKit

/// Handing over data of a type.
@MainActor @Suite struct ItemProviderTests {
    @Test func `a provider hands over pictures, and nothing as data`() {
        let image = UIImage()
        let provider = NSItemProvider(object: image)
        nonisolated(unsafe) var log: [Bool] = []
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        provider.loadObject(ofClass: UIImage.self) { object, error in unsafe log.append(object != nil && error == nil) }
        provider.loadDataRepresentation(forTypeIdentifier: UTType.png.identifier) {
            unsafe log.append($0 == nil && $1 != nil)
        }
        provider.loadItem(forTypeIdentifier: UTType.url.identifier) { unsafe log.append(($0 == nil) == ($1 != nil)) }
        #expect(unsafe log == [true, true, true])
    }
}
