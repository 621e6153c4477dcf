import Foundation
import Testing
import UIKit

/// What UIKit refuses ends in its exception, in its words.
@Suite(.serialized) struct RefusalTests {
    @Test(arguments: Refusal.all.map(\.name)) func `ends in the exception of UIKit`(name: String) async throws {
        let refusal = try #require(Refusal.all.first { $0.name == name })
        let end = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            [name = name as String] in
            await MainActor.run { Refusal.all.first { $0.name == name }?.code() }
        }
        let text = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'\(refusal.exception)'"), "\(text)")
        #expect(text.contains(refusal.reason), "\(text)")
    }

    @Test func `no name is there twice`() {
        #expect(Set(Refusal.all.map(\.name)).count == Refusal.all.count)
    }
}
