import AppRigs
import BadgeData
import BadgeFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// The times that `bin/load` prints, measured in a separate process.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["BADGES_LOAD"] != nil)) struct LoadTimes {
    private static let rows = 10_000

    @Test func `ten thousand badges`() throws {
        try AppRig.run { rig, _ in
            let json = Answer.ownPictures(Self.rows)
            _ = BadgeList(json: json)
            let parsing = Self.milliseconds { _ = BadgeList(json: json) }
            let answering = Self.milliseconds { rig.answerList(json) }
            let table = try rig.table
            let first = Self.milliseconds { table.layoutIfNeeded() }
            let picture = Self.thumbnail
            let bottom = table.contentSize.height - table.bounds.height
            let scrolling = Self.milliseconds {
                var offset = table.contentOffset.y
                while offset < bottom {
                    offset = min(bottom, offset + table.bounds.height / 2)
                    table.contentOffset.y = offset
                    rig.turn()
                    rig.loader.answerAll { _ in .success(picture) }
                    advance(by: 1 / 60)
                }
            }
            print("parsed \(parsing), first rows \(answering + first - parsing), scrolled through \(scrolling)")
        }
    }

    /// A row's picture as a proxy serves it.
    private static var thumbnail: Data {
        drawnPNG(CGSize(width: 160, height: 160)) { UIImage.questionMark.draw(in: $0) }
    }

    private static func milliseconds(_ body: () throws -> Void) rethrows -> Int {
        let duration = try ContinuousClock().measure(body)
        return Int(duration / .milliseconds(1))
    }
}
