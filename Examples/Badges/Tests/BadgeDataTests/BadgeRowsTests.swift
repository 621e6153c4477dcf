import BadgeData
import BadgeFixtures
import Foundation
import Testing

@MainActor @Suite struct BadgeRowsTests {
    private let rig = Rig()

    private var titles: [String] { rig.list.rows?.rows.map(\.badge.title) ?? [] }
    private var complete: [Int] {
        rig.list.rows?.rows.indices.filter { rig.list.rows?[$0]?.isComplete ?? false } ?? []
    }

    private func answer(_ held: HeldLoader.Held) { rig.loader.answer(held, .success(Rig.picture(held.url))) }

    @Test func `rows come in three stages`() {
        rig.open()
        #expect(rig.list.rows == nil)
        rig.answerList()
        #expect(rig.changes == [.all])
        #expect(complete == [])
        rig.show([0])
        rig.loader.answerAll { .success(Rig.picture($0)) }
        #expect(rig.changes == [.all, .rows([0])])
        #expect(complete == [0])
    }

    @Test func `the whole list shown once takes 45 requests, each address once`() {
        rig.open()
        rig.answerList()
        for row in 0..<152 {
            rig.show([row])
            if row % 3 == 0 { rig.loader.answerAll { .success(Rig.picture($0)) } }
            if row > 7 { rig.hide([row - 8]) }
        }
        rig.loader.answerAll { .success(Rig.picture($0)) }
        #expect(rig.loader.requested.count == 45)
        #expect(Set(rig.loader.requested).count == 45)
        #expect(complete == Array(0..<152))
    }

    @Test func `rows that are never shown are never asked for`() {
        rig.open()
        rig.answerList()
        #expect(rig.pictures == [])
        rig.show([100])
        #expect(rig.pictures == ["default-512x512.png"])
    }

    @Test func `rows with one picture are complete together and stay in order`() {
        rig.open()
        rig.answerList()
        rig.show(0...6)
        let before = titles
        rig.loader.answer("drawing", .success(Data("picture".utf8)))
        #expect(complete == [2, 3])
        #expect(rig.changes == [.all, .rows([2]), .rows([3])])
        #expect(titles == before)
    }

    @Test func `pictures that come in any order change one row each and no place`() throws {
        rig.open()
        rig.answerList()
        rig.show(0...6)
        let before = titles
        for row in [5, 0, 1, 6] {
            let url = try #require(rig.list.rows?[row]?.badge.picture.url)
            let count = rig.changes.count
            answer(try #require(rig.loader.waiting.first { $0.url == url }))
            #expect(rig.changes.count == count + 1)
            #expect(rig.changes.last == .rows([row]))
            #expect(titles == before)
        }
        #expect(complete == [0, 1, 5, 6])
    }

    @Test func `a list that could not be loaded fills when the network returns`() {
        rig.open()
        rig.loader.answer("badges.json", .failure(.unreachable))
        #expect(rig.list.rows == nil)
        rig.repository.retry()
        #expect(rig.loader.requested.count == 2)
        rig.answerList()
        #expect(rig.list.rows?.count == 152)
        rig.repository.retry()
        #expect(rig.loader.requested.count == 2)
    }

    @Test func `a row and the detail that wait for one failed address get it by one request`() throws {
        rig.open()
        rig.answerList()
        rig.show([21])
        let badge = try #require(rig.list.rows?[21]?.badge)
        let detail = BadgeService(badge, picture: rig.repository.picture(at: badge.picture.url))
        var told: [String] = []
        detail.subscribe { told.append($1?.text ?? "?") }
        rig.loader.answerAll { _ in .failure(.unreachable) }
        let count = rig.loader.requested.count
        rig.repository.retry()
        rig.repository.retry()
        #expect(rig.loader.requested.count == count + 1)
        rig.loader.answerAll { .success(Rig.picture($0)) }
        #expect(told.count == 2 && told.first == "?" && told.last?.hasPrefix("picture") == true)
        #expect(complete == [21])
    }

    @Test func `a detail whose picture is held never shows the question mark`() throws {
        rig.open()
        rig.answerList()
        rig.show([4])
        rig.loader.answerAll { .success(Rig.picture($0)) }
        let badge = try #require(rig.list.rows?[4]?.badge)
        var told: [String] = []
        let detail = BadgeService(badge, picture: rig.repository.picture(at: badge.picture.url))
        detail.subscribe { told.append($1?.text ?? "?") }
        #expect(told == ["picture patch-4-512x512.png"])
    }

    @Test func `short memory drops services without subscribers, and the others ask anew`() throws {
        rig.open()
        rig.answerList()
        rig.show(0...3)
        rig.loader.answer("drawing", .success(Data("picture".utf8)))
        #expect(rig.repository.services == 4)
        let drawing = rig.repository.picture(at: try #require(rig.list.rows?[2]?.badge.picture.url))
        drawing.subscribe("test") { _ in }
        rig.repository.freeMemory()
        #expect(rig.repository.services == 3, "two pictures on their way and one with a subscriber")
        #expect(drawing.held == nil)
        drawing.subscribe("test") { _ in }
        #expect(rig.pictures.filter { $0.hasPrefix("drawing") }.count == 2)
    }

    @Test func `short memory makes rows out of sight partial, and they are asked for when they come back`() {
        rig.open()
        rig.answerList()
        rig.show(0...6)
        rig.loader.answerAll { .success(Rig.picture($0)) }
        rig.hide(0...3)
        rig.list.freeMemory()
        rig.repository.freeMemory()
        #expect(complete == [4, 5, 6])
        let count = rig.loader.requested.count
        rig.show([2, 3])
        #expect(rig.loader.requested.count == count + 1)
        rig.loader.answerAll { .success(Rig.picture($0)) }
        #expect(complete == [2, 3, 4, 5, 6])
    }
}
