import AppRigs
import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

/// Whatever a user does while answers arrive, fail and are late: the screen shows each photo in its place with its own
/// picture, there is one list at rest, and only the pictures of visible photos are requested.
///
/// `GALLERY_SCHEDULES` sets the number of schedules; version 1.0 has a third as many.
@MainActor @Suite struct ScreenScheduleTests {
    nonisolated private static let count = scheduleCount("GALLERY_SCHEDULES", usually: 150)

    @Test(arguments: Version.allCases) func `schedules end well on the screen`(_ version: Version) throws {
        for seed in 0..<(version == .current ? Self.count : Self.count / 3) {
            let limit = seed % 3 == 0 ? 2_000 : 1 << 20
            try GalleryRig.run(PhotoRecords.all(65), version: version, pictureLimit: limit) { rig, screen in
                var schedule = ScreenSchedule(seed: seed, rig, screen)
                try schedule.run(seed: seed, steps: 12)
            }
        }
    }
}

/// A random schedule of events in front of a user.
@MainActor private struct ScreenSchedule: RandomSchedule {
    private let rig: GalleryRig
    private let screen: TestScreen
    private var random: SplitMix
    private(set) var faults: [String] = []
    private static let pictures = NumberedPictures()

    init(seed: Int, _ rig: GalleryRig, _ screen: TestScreen) {
        (self.rig, self.screen) = (rig, screen)
        random = SplitMix(seed: seed)
    }

    mutating func step() throws {
        switch random.next() % 12 {
        case 0, 1, 2: try scroll()
        case 3, 4: answerPictures()
        case 5: failPicture()
        case 6: rig.answerPage()
        case 7: rig.store.waitingPage?.answer(.failure(.unreachable))
        case 8: rig.notifications.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        case 9: if try rig.gallery.isPreview { try screen.tap("Close") }
        default: try tapPhoto()
        }
        // Often less than the duration of the transition between gallery and preview.
        advance(by: Double(random.next() % 8) / 10 + 0.01)
        rig.bucket.forgetCancelled()
    }

    private mutating func scroll() throws {
        let list = try rig.list
        let (width, height) = (list.contentSize.width - list.bounds.width, list.contentSize.height - list.bounds.height)
        let x = CGFloat.random(in: 0...max(width, 1), using: &random)
        let isPreview = try rig.gallery.isPreview
        let page = (x / list.bounds.width).rounded() * list.bounds.width
        let y = CGFloat.random(in: 0...max(height, 1), using: &random)
        try rig.scroll(to: isPreview ? CGPoint(x: page, y: 0) : CGPoint(x: 0, y: y))
    }

    private mutating func answerPictures() {
        for request in rig.bucket.waiting where random.next() % 2 == 0 { answer(request) }
    }

    private func answer(_ request: HeldRequest<URL, Data>) {
        rig.bucket.answer(request, .success(Self.pictures.data(of: request.question)))
    }

    private mutating func failPicture() {
        guard let request = rig.bucket.waiting.randomElement(using: &random) else { return }
        rig.bucket.answer(request, random.next() % 2 == 0 ? .failure(.unreachable) : .success(Data("no".utf8)))
    }

    private mutating func tapPhoto() throws {
        // A list that fades out takes no touches, but is above its successor.
        let list = try rig.list
        let room = CGRect(x: 0, y: 100, width: list.bounds.width, height: 400)
        let seen = list.visibleCells.filter {
            room.contains(CGPoint(x: $0.frameOnScreen.midX, y: $0.frameOnScreen.midY))
        }
        guard let cell = seen.randomElement(using: &random) else { return }
        try screen.tap(CGPoint(x: cell.frameOnScreen.midX, y: cell.frameOnScreen.midY))
    }

    // MARK: What must hold

    mutating func check() throws {
        let list = try rig.list
        for path in list.indexPathsForVisibleItems {
            guard let cell = list.cellForItem(at: path) as? PhotoCell else { continue }
            if cell.accessibilityLabel != "Photo \(path.item)" { faults.append("\(path.item) is \(cell.words)") }
            if let picture = cell.picture, Int(picture.size.width) != path.item % 20 + 1, picture.size.height < 3 {
                faults.append("photo \(path.item) has picture \(picture.size.width)")
            }
        }
        if list.numberOfItems(inSection: 0) != rig.services.model.photos.count { faults.append("the list is behind") }
        try checkWants(list)
        let footer = UICollectionView.elementKindSectionFooter
        let hasFooter =
            list.collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: footer, at: IndexPath(item: 0, section: 0))?.frame.height == 60
        let isExpected = try rig.services.version.hasFooter && rig.services.model.isFetching && !rig.gallery.isPreview
        if hasFooter != isExpected { faults.append("the footer") }
    }

    private mutating func checkWants(_ list: UICollectionView) throws {
        let lists = list.superview?.subviews.compactMap { $0 as? UICollectionView } ?? []
        if lists.count > 2 { faults.append("\(lists.count) lists") }
        let seen = Set(lists.flatMap(\.indexPathsForVisibleItems).map(\.item))
        guard !rig.services.version.cellsFetchPictures else { return checkRequests(of: lists) }
        let wanted = rig.services.model.pictures.wantedCount
        if wanted != seen.count { faults.append("\(wanted) pictures are wanted and \(seen.count) seen") }
        let waiting = rig.bucket.waiting.map(\.question)
        if Set(waiting).count != waiting.count { faults.append("two requests of one address at once") }
    }

    /// Checks that cells request only the pictures of their photo, and only while they are visible.
    private mutating func checkRequests(of lists: [UICollectionView]) {
        var seen = lists.flatMap(\.indexPathsForVisibleItems).map(\.item)
        for request in rig.bucket.waiting where !request.isCancelled {
            let item = Int(request.question.deletingPathExtension().lastPathComponent)
            guard let place = seen.firstIndex(where: { $0 == item }) else {
                faults.append("\(request.question.path) is asked for and not seen")
                continue
            }
            seen.remove(at: place)
        }
    }

    /// Answers all requests and waits for rest: visible photos have their pictures, and closing the preview returns to
    /// the grid.
    mutating func end() throws {
        rig.rest()
        rig.notifications.post(name: UIApplication.willEnterForegroundNotification, object: nil)
        rig.answerPage()
        while let request = rig.bucket.waiting.first { answer(request) }
        rig.rest()
        try check()
        let list = try rig.list
        if list.superview?.subviews.count != 1 { faults.append("a list is left") }
        let isEmpty = list.visibleCells.contains { ($0 as? PhotoCell)?.picture == nil }
        if isEmpty { faults.append("a photo without a picture") }
        if list.visibleCells.isEmpty { faults.append("no photos") }
        guard try rig.gallery.isPreview else { return }
        if try #require(try rig.gallery.view as? GalleryView).heading.isHidden {
            try screen.tap(CGPoint(x: 187, y: 370))
            rig.rest()
        }
        try screen.tap("Close")
        rig.rest()
        if try rig.gallery.isPreview { faults.append("the preview does not close") }
    }
}

/// Pictures two pixels high whose width identifies their photo.
@MainActor private final class NumberedPictures {
    private var known: [Int: Data] = [:]

    func data(of url: URL) -> Data {
        let width = (Int(url.deletingPathExtension().lastPathComponent) ?? 0) % 20 + 1
        if let data = known[width] { return data }
        let data = drawnPNG(CGSize(width: width, height: 2))
        known[width] = data
        return data
    }
}

extension PhotoCell {
    fileprivate var words: String { accessibilityLabel ?? "nothing" }
}
