import BadgeData
import BadgeFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// The app's behavior on failures and recoveries, with its screens.
@MainActor @Suite struct BehaviorTests {
    private func titles(_ rig: AppRig) throws -> [String] {
        try rig.table.visibleCells.compactMap { $0.textLabel?.text }
    }

    private func isComplete(_ row: Int, _ rig: AppRig) throws -> Bool {
        try rig.cell(row).imageView?.image !== UIImage.questionMark && rig.services.list.rows?[row]?.isComplete == true
    }

    @Test func `launched offline, the app fills by itself when the network returns`() throws {
        try AppRig.run { (rig, screen) throws in
            rig.failAll()
            #expect(try titles(rig) == [])
            rig.network.comeBack()
            #expect(rig.loader.requested.count == 2)
            rig.answerAll()
            #expect(try titles(rig).first == Answer.title(0))
            for path in try #require(try rig.table.indexPathsForVisibleRows) { #expect(try isComplete(path.row, rig)) }
        }
    }

    @Test func `a row and the detail that wait for one address get it when the app comes back, by one request`() throws
    {
        try AppRig.run { (rig, screen) throws in
            rig.answerList()
            rig.failAll()
            try rig.tapRow(4, on: screen)
            rig.failAll()
            let count = rig.loader.requested.count
            let address = try #require(rig.services.list.rows?[4]?.badge.picture.url)
            rig.post(UIApplication.willEnterForegroundNotification)
            rig.post(UIApplication.willEnterForegroundNotification)
            #expect(rig.loader.requested.suffix(from: count).filter { $0 == address }.count == 1)
            rig.answerAll()
            let detail = try #require(screen.controller as? DetailViewController)
            let view = try #require(detail.view.subviews[1] as? PictureView)
            if case .image(let image) = view.picture { #expect(!image.isEqual(UIImage.questionMark)) }
            #expect(rig.services.list.rows?[4]?.isComplete == true)
        }
    }

    @Test func `a status of 500 leaves the question mark, and a retry replaces it`() throws {
        try AppRig.run { (rig, screen) throws in
            rig.answerList()
            rig.loader.answerAll { _ in .failure(.status(500)) }
            settle()
            #expect(try !isComplete(0, rig))
            rig.post(UIApplication.willEnterForegroundNotification)
            rig.answerAll()
            #expect(try isComplete(0, rig))
        }
    }

    @Test func `the detail of a held picture never shows the question mark`() throws {
        try AppRig.run { (rig, screen) throws in
            rig.answerAll()
            let badge = try #require(rig.services.list.rows?[2]?.badge)
            var shown: [Bool] = []
            let source = BadgeDetail(
                BadgeService(badge, picture: rig.services.repository.picture(at: badge.picture.url)))
            source.subscribe {
                if case .image(let image) = $0.picture { shown.append(image.isEqual(UIImage.questionMark)) }
            }
            #expect(shown == [false])
        }
    }

    @Test func `short memory keeps what is seen and asks anew for what comes back`() throws {
        try AppRig.run { (rig, screen) throws in
            rig.answerAll()
            try rig.table.setContentOffset(CGPoint(x: 0, y: 2_000), animated: false)
            rig.turn()
            rig.answerAll()
            let count = rig.loader.requested.count
            rig.post(UIApplication.didReceiveMemoryWarningNotification)
            #expect(rig.services.repository.services == 0)
            #expect(rig.services.list.rows?[0]?.isComplete == false)
            #expect(rig.services.list.rows?[30]?.isComplete == true)
            try rig.table.setContentOffset(.zero, animated: false)
            rig.turn()
            #expect(rig.loader.requested.count > count)
            rig.answerAll()
            #expect(try isComplete(0, rig))
        }
    }

    @Test func `the whole list is scrolled through by 45 requests`() throws {
        try AppRig.run { (rig, screen) throws in
            rig.answerAll()
            let table = try rig.table
            while table.contentOffset.y < table.contentSize.height - table.bounds.height {
                table.setContentOffset(CGPoint(x: 0, y: table.contentOffset.y + 500), animated: false)
                rig.turn()
                rig.answerAll()
            }
            #expect(rig.loader.requested.count == 45)
            #expect(rig.services.list.rows?.rows.allSatisfy { $0.isComplete } == true)
        }
    }

    @Test func `a day of the app is told as text`() throws {
        try AppRig.run { (rig, screen) throws in
            rig.answerList()
            try rig.answerPictures(of: [2, 0])
            settle()
            try rig.tapRow(1, on: screen)
            try screen.tap("Done")
            let events = rig.trace.lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
            #expect(
                events == [
                    "ListController.viewDidLoad", "ListController.viewDidAppear", "ListController.didFill 152",
                    "ListController.didComplete 2", "ListController.didComplete 3", "ListController.didComplete 0",
                    "ListController.didSelect patch1", "DetailViewController.viewDidLoad",
                    "DetailViewController.viewDidAppear Hour of Databases", "ListController.viewDidDisappear",
                    "DetailViewController.viewDidDisappear", "ListController.viewDidAppear",
                ])
        }
    }
}
